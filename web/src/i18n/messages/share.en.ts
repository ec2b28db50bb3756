export const shareEn = {
  'sharing.share': 'Share',
  'sharing.shared': 'Shared',
  'sharing.title': 'Share “{name}”',
  'sharing.about':
    'Anyone with the link can hear the audio and read its text, without an account. The link works until you stop sharing or the audio is deleted.',
  'sharing.on': 'Anyone with this link can hear the audio and read its text.',
  'sharing.make': 'Create a public link',
  'sharing.link': 'Link',
  'sharing.embed': 'Embed on your site',
  'sharing.copy': 'Copy',
  'sharing.copied': 'Copied',
  'sharing.copyByHand': 'Your browser blocked copying. Please copy it yourself.',
  'sharing.stop': 'Stop sharing',
  'sharing.stopped': 'Sharing stopped',
} as const;
