/** What begins an item of a list: a bullet, a number, a letter, or a dialogue's dash. */
export const listMarker =
  /^(?:[•◦▪▫‣⁃●○■□–—*+·-]\s+\S|\(?(?:\d{1,3}|[a-zа-яөү]|[ivx]{1,5})[.)]\s+\S|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\S)/iu;

/** A bullet at the beginning of an item, which is not said. */
export const bullet = /^[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7]\s*/u;
