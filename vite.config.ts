import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Class names are `<section folder>_<name>`, the same on the server and in the browser. All stylesheets of a section
 * share them, so a variant's stylesheet styles what the section's own names.
 */
const scopedName = (name: string, file: string): string => `${basename(dirname(file.split('?')[0] ?? file))}_${name}`;

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
});
