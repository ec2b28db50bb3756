// Imported first: modules of the functions look at it when they are loaded.
process.env.FUNCTIONS_EMULATOR = 'true';
