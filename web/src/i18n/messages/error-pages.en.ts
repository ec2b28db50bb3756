/** Full-page errors by status, and where to find help. */
export const errorPagesEn = {
  'errors.404.title': 'Page not found',
  'errors.404.description': 'The page you are looking for does not exist.',
  'errors.500.title': 'Internal server error',
  'errors.500.description':
    'Something broke on our side. Your texts and audio are safe. Please try again in a moment.',
  'errors.400.title': 'We did not understand that',
  'errors.400.description':
    'The address or the request is not complete. Please go back and try again.',
  'errors.403.title': 'This page is not for you',
  'errors.403.description': 'Your account may not open this page.',
  'errors.408.title': 'That took too long',
  'errors.408.description': 'The answer did not arrive in time. Please try again.',
  'errors.429.title': 'A little too fast',
  'errors.429.description': 'There were too many requests. Please wait a moment and try again.',
  'errors.502.description': 'A service we rely on is not answering. Please try again in a moment.',
  'errors.503.description': 'Duu is being looked after. Please try again in a few minutes.',
  'errors.unknown.title': 'Something went wrong',
  'errors.unknown.description': 'This page could not be shown. Please try again.',
  'errors.back': 'Back to the page',
  'errors.goHome': 'Go back home',
  'errors.contact': 'Contact support',
  'errors.support.title': 'We are here to help',
  'errors.support.description': 'Write to us or call. We answer on working days from 9 to 18.',
} as const;
