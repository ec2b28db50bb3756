export const sharingEn = {
  'sharing.player': 'Shared audio',
  'sharing.readBy': 'Read by {speaker}',
  'sharing.until': 'Available until {date}',
  'sharing.madeWith': 'Made with Duu',
  'sharing.tryIt': 'Create your own',
  'sharing.none': 'This link is incomplete. Check that you copied all of it.',
} as const;
