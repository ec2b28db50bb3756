import { bulkAudios } from './bulk-audios.ts';
import { createCollection } from './create-collection.ts';
import { deleteAudio } from './delete-audio.ts';
import { deleteCollection } from './delete-collection.ts';
import { deleteRespelling } from './delete-respelling.ts';
import { getDictionary } from './get-dictionary.ts';
import { importRespellings } from './import-respellings.ts';
import { previewRespelling } from './preview-respelling.ts';
import { restoreVersion } from './restore-version.ts';
import { savePosition } from './save-position.ts';
import { saveRespelling } from './save-respelling.ts';
import { searchAudios } from './search-audios.ts';
import { updateAudio } from './update-audio.ts';
import { updateCollection } from './update-collection.ts';

export const libraryHandlers = {
  updateAudio,
  deleteAudio,
  bulkAudios,
  searchAudios,
  savePosition,
  restoreVersion,
  createCollection,
  updateCollection,
  deleteCollection,
  getDictionary,
  saveRespelling,
  importRespellings,
  previewRespelling,
  deleteRespelling,
};
