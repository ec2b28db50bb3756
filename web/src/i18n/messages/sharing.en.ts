export const sharingEn = {
  'sharing.share': 'Share',
  'sharing.player': 'Shared audio',
  'sharing.readBy': 'Read by {speaker}',
  'sharing.goneList': 'Playlist not found',
  'sharing.emptyList': 'There is nothing to play in this playlist at the moment.',
  'sharing.audios': '{count, plural, one {# audio} other {# audios}}',
  'sharing.list': 'Playlist',
  'sharing.until': 'Available until {date}',
  'sharing.madeWith': 'Made with Duu',
  'sharing.tryIt': 'Create your own',
  'sharing.none': 'This link is incomplete. Check that you copied all of it.',
} as const;
