/** Kinds of documents by their media type. */
export const documentTypes: Readonly<Record<string, string | undefined>> = {
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/markdown': 'md',
  'text/vtt': 'vtt',
  'application/x-subrip': 'srt',
  'application/x-fictionbook+xml': 'fb2',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
