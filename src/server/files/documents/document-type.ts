import { isJpeg, isPdf, isPng, isWebp, startsWith } from '../signatures.ts';
import { findZipFault, listZip } from './zip-directory.ts';

/** Types of files that people hand in, by the extension they are stored with. */
export const documentTypes = ['pdf', 'jpg', 'png', 'webp', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The media type that a document is handed out as. */
export const documentMimes: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  doc: 'application/msword',
  ppt: 'application/vnd.ms-powerpoint',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a file is; `fault` says why one of a type that is taken cannot be taken. */
export interface FoundDocument {
  readonly type: DocumentType;
  readonly fault?: string;
}

/** The type of a file by its bytes; its name and declared type are ignored. Undefined if it is none of these. */
export const detectDocument = (data: Buffer): FoundDocument | undefined => {
  if (isJpeg(data)) return { type: 'jpg' };
  if (isPng(data)) return { type: 'png' };
  if (isWebp(data)) return { type: 'webp' };
  if (isPdf(data)) return inspectPdf(data);
  if (startsWith(data, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return inspectCompound(data);
  return startsWith(data, [0x50, 0x4b, 0x03, 0x04]) ? inspectOffice(data) : undefined;
};

const macros = 'The file contains macros. Save it without them.';

/** A name of PDF, each letter plain or as `#` and two digits. */
const pdfName = (name: string): RegExp => {
  const letters = [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return new RegExp(`/${letters.join('')}(?![A-Za-z0-9])`, 'i');
};
const pdfActions = [pdfName('JavaScript'), pdfName('Launch')];

/** The end mark stands in the last kilobyte, as readers look for it. What is in compressed objects is not looked at. */
const inspectPdf = (data: Buffer): FoundDocument => {
  if (!data.subarray(-1024).includes('%%EOF')) return { type: 'pdf', fault: 'The file is damaged or cut off.' };
  const text = data.toString('latin1');
  return pdfActions.some((action) => action.test(text))
    ? { type: 'pdf', fault: 'The PDF contains scripts or starts programs. Print it to a PDF without them.' }
    : { type: 'pdf' };
};

/** The names of streams in the old Office files, which distinguish the programs. */
const compoundNames = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['ppt', 'PowerPoint Document'],
] as const satisfies readonly (readonly [DocumentType, string])[];

const inspectCompound = (data: Buffer): FoundDocument | undefined => {
  const has = (name: string) => data.includes(Buffer.from(name, 'utf16le'));
  const type = compoundNames.find(([, name]) => has(name))?.[0];
  if (!type) return undefined;
  return has('_VBA_PROJECT') ? { type, fault: macros } : { type };
};

const officeNames = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
] as const satisfies readonly (readonly [DocumentType, string])[];

const inspectOffice = (data: Buffer): FoundDocument | undefined => {
  const entries = listZip(data);
  const names = new Set(entries?.map(({ name }) => name));
  const type = officeNames.find(([, name]) => names.has(name))?.[0];
  if (!entries || !type || !names.has('[Content_Types].xml')) return undefined;
  if (entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name))) return { type, fault: macros };
  return findZipFault(entries, data.length)
    ? { type, fault: 'The file is damaged or packed in a strange way.' }
    : { type };
};
