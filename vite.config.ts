import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyLook } from './src/shared/section-names.ts';

/** The office has several stylesheets in a folder; its classes are named after both. */
const officeFile = /\/src\/admin\/(?:.*\/)?([^/]+)\/([^/]+)\.module\.css$/;

/**
 * Class names are `<owner>_<name>`, the same on the server and in the browser. The owner of a stylesheet in a kind's
 * folder is the kind; so it is of a look's that has the kind's name, which styles what the kind's component names.
 */
const scopedName = (name: string, file: string): string => {
  const [path = ''] = file.split('?');
  const [, folder, stylesheetOfOffice] = officeFile.exec(path) ?? [];
  if (folder !== undefined) return `${folder}-${stylesheetOfOffice}_${name}`;
  const [look, kind] = [basename(dirname(path)), basename(join(path, '../../..'))];
  if (basename(join(path, '../..')) !== 'looks') return `${look}_${name}`;
  return `${ownerOf(kind, look, basename(path, '.module.css'))}_${name}`;
};

const ownerOf = (kind: string, look: string, stylesheet: string): string =>
  stylesheet === kind || look === onlyLook ? kind : `${kind}-${look}`;

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
});
