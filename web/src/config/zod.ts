import { z } from 'zod';

// zod compiles parsers with `new Function`, which the pages' security policy forbids; asking would be reported.
z.config({ jitless: true });
