import { getShare } from './get-share.ts';
import { shareAudio } from './share-audio.ts';
import { unshareAudio } from './unshare-audio.ts';

export const sharingHandlers = { getShare, shareAudio, unshareAudio };
