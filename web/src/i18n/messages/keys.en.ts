/** What users and admins see of API keys. */
export const keysEn = {
  'keys.name': 'Name',
  'keys.may': 'Permissions',
  'keys.made': 'Created',
  'keys.used': 'Last used',
  'keys.used.never': 'Never',
  'keys.ends': 'Expires',
  'keys.ends.never': 'Never',
  'keys.ends.revoked': 'Revoked',
  'keys.scope.speak': 'Speech',
  'keys.scope.read': 'Reading',
  'keys.scope.library': 'Library',
};
