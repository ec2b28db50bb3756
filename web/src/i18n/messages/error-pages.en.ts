/** Full-page errors by status, and where to find help. */
export const errorPagesEn = {
  'errors.404.title': 'Page not found',
  'errors.404.description': 'The page you are looking for does not exist.',
  'errors.500.title': 'Internal server error',
  'errors.500.description':
    'Something broke on our side. Your texts and audio are safe. Please try again in a moment.',
  'errors.400.title': 'Invalid request',
  'errors.400.description':
    'The address or the request is incomplete. Please go back and try again.',
  'errors.403.title': 'You can’t open this page',
  'errors.403.description': 'Your account does not have permission to see it.',
  'errors.408.title': 'That took too long',
  'errors.408.description': 'The response did not arrive in time. Please try again.',
  'errors.429.title': 'Too many requests',
  'errors.429.description': 'Please wait a moment and try again.',
  'errors.502.description': 'A service we rely on is not responding. Please try again in a moment.',
  'errors.503.description': 'Duu is under maintenance. Please try again in a few minutes.',
  'errors.unknown.title': 'Something went wrong',
  'errors.unknown.description': 'This page could not be shown. Please try again.',
  'errors.back': 'Back to the page',
  'errors.goHome': 'Go back home',
  'errors.contact': 'Contact support',
  'errors.support.title': 'We are here to help',
  'errors.support.description':
    'E-mail or call us. We reply on working days from 9 to 18, Ulaanbaatar time.',
  'errors.framed': 'Duu can’t be shown inside another site.',
} as const;
