/** The page around the API's reference. */
export const referenceEn = {
  'reference.title': 'API reference',
  'reference.lead':
    'What your programs can ask of Duu: conversions, readings, audios, usage. It describes this server as it is now.',
  'reference.address': 'Address',
  'reference.key': 'Key',
  'reference.key.text': 'The header of each request:',
  'reference.key.make': 'Make an API key',
  'reference.document': 'Description',
  'reference.document.text': 'OpenAPI 3.1, for programs that write clients and tests',
  'reference.openAi': 'Readers and assistants',
  'reference.openAi.text': 'Programs for OpenAI’s speech API use this address:',
  'reference.calls': 'Requests',
  'reference.failed': 'The reference could not be loaded',
  'reference.failed.offline': 'Check your connection. It loads when you are back online.',
} as const;
