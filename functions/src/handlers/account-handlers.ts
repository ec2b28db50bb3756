import { deleteMe } from './delete-me.ts';
import { getCurrentSubscription } from './get-current-subscription.ts';
import { getMe } from './get-me.ts';
import type { Handlers } from './handler.ts';
import { removePhoto } from './remove-photo.ts';
import { setPhoto } from './set-photo.ts';
import { updateMe } from './update-me.ts';

export const accountHandlers = {
  getMe,
  updateMe,
  setPhoto,
  removePhoto,
  deleteMe,
  getCurrentSubscription,
} satisfies Handlers<
  'getMe' | 'updateMe' | 'setPhoto' | 'removePhoto' | 'deleteMe' | 'getCurrentSubscription'
>;
