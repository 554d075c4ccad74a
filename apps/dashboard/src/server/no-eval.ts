import { config } from 'zod';

// The page's policy allows no code from text. Imported before any schema is made: zod would try at the first one.
config({ jitless: true });
