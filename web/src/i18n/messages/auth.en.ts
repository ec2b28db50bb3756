export const authEn = {
  'auth.title': 'Sign in to Duu',
  'auth.lead':
    'New here? The same buttons make your account, with {characters, number} characters to try.',
  'auth.with.oidc.duu': 'Continue with Duu ID',
  'auth.with.google.com': 'Continue with Google',
  'auth.with.apple.com': 'Continue with Apple',
  'auth.with.facebook.com': 'Continue with Facebook',
  'auth.provider.oidc.duu': 'Duu ID',
  'auth.provider.google.com': 'Google',
  'auth.provider.apple.com': 'Apple',
  'auth.provider.facebook.com': 'Facebook',
  'auth.provider.emailLink': 'E-mail link',
  'auth.or': 'or by e-mail',
  'auth.email': 'E-mail address',
  'auth.email.send': 'Send me a link',
  'auth.email.sent': 'Look into your mail',
  'auth.email.sentTo':
    'We sent a sign-in link to <b>{email}</b>. Open it on this or any other device.',
  'auth.email.again': 'Use another address',
  'auth.email.resend': 'Send it again',
  'auth.callback.which': 'Which address did you use?',
  'auth.callback.whichText':
    'You opened the link on another device. Enter the e-mail address it was sent to, so that we know it is you.',
  'auth.callback.continue': 'Continue',
  'auth.callback.back': 'Back to sign-in',
  'auth.callback.connect': 'Connect an e-mail link',
  'auth.callback.signInFirst':
    'This link connects its address to your account. Please sign in first, and it will be connected at once.',
  'auth.callback.signIn': 'Sign in',
  'auth.callback.toProfile': 'Back to your profile',
  'auth.agree':
    'By continuing you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  'auth.reason.disabled':
    'You were signed out because this account has been disabled. Please contact support.',
  'auth.reason.expired':
    'You were signed out because your session has ended. Please sign in again.',
  'auth.link.title': 'You have been here before',
  'auth.link.text':
    '{email} already has an account. Sign in the way you did before, and {provider} will be connected to it.',
  'auth.link.done': '{provider} is now connected to your account.',
  'auth.link.failed': '{provider} was not connected',
  'auth.link.otherAccount':
    'This account has another address than {email}. Sign out and come in with that one, and {provider} will be connected.',
  'auth.link.toProfile': 'Open your profile',
  'auth.error.invalid-email': 'Invalid email address. Please enter a valid email address.',
  'auth.error.other-address': 'This link was sent to another address. Please enter that one.',
  'auth.error.invalid-link': 'This email link is invalid. Please check your email link again.',
  'auth.error.wrong-password': 'That password is not right. Please try again.',
  'auth.error.user-not-found': 'There is no account with these details.',
  'auth.error.email-already-in-use': 'This e-mail address already belongs to another account.',
  'auth.error.too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth.error.requires-recent-login': 'Please sign in again to confirm that it is you.',
  'auth.error.network-request-failed':
    'There is no connection. Please check your network and try again.',
  'auth.error.user-disabled': 'This account has been disabled. Please contact support.',
  'auth.error.user-token-expired': 'Your session has ended. Please sign in again.',
  'auth.error.exists': 'This e-mail address already has an account with another way to sign in.',
  'auth.error.credential-in-use': 'This account is already connected to another person at Duu.',
  'auth.error.provider-already-linked': 'This way to sign in is already connected.',
  'auth.error.not-available': 'This way to sign in is not available at the moment.',
  'auth.error.user-mismatch': 'That is a different account from the one you are signed in with.',
  'auth.error.popup-blocked':
    'Your browser has blocked the sign-in window. Please allow windows for this page and try again.',
  'auth.desk.title': 'Choose an account for {provider}',
  'auth.desk.note':
    'This is a local copy of Duu: these people live on this machine only, and no provider is asked.',
  'auth.desk.otherEmail': 'E-mail address of another person',
  'auth.desk.use': 'Use this person',
  'auth.mail.title': 'Local mail box',
  'auth.mail.note': 'A local copy of Duu sends no mail. The links it would have sent are here.',
  'auth.mail.empty': 'No letters yet.',
  'auth.mail.link': 'Open the link for {email}',
} as const;
