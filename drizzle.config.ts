import { defineConfig } from 'drizzle-kit';

// knip and drizzle-kit both look for the default export here; it is the only one in the project.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/store/schema.ts',
  out: './src/server/store/migrations',
});
