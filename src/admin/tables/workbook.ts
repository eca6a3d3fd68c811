import { strToU8, zipSync } from 'fflate';
import { readSeparated } from '#shared/fields/separated.ts';

/** A number that a sum is made of; longer ones, and those that begin with 0, name somebody or something. */
const isFigure = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
/** What the server puts before a text that a spreadsheet would run as a formula. A cell of type text runs nothing. */
const guarded = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/** What XML cannot hold: control characters but for white space, halves of a surrogate pair, and two that are none. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** The most characters that Excel keeps of a cell. */
const longestText = 32_767;
/** Of a column, in characters. */
const narrowest = 8;
const widest = 48;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** All but the sheet, which is the same in every workbook: one sheet, and a second style, bold, for headings. */
const parts = {
  '[Content_Types].xml':
    `${head}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${head}<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${head}<workbook xmlns="${main}" xmlns:r="${documents}">` +
    '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${head}<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${head}<styleSheet xmlns="${main}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
} as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The letters of a column, counted from 0: A to Z, AA. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const textCell = (place: string, text: string, style = 0): string => {
  const safe = text
    .slice(0, longestText)
    .replace(unprintable, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${safe}</t></is></c>`;
};

const cellOf = (place: string, text: string): string => {
  if (text === '') return '';
  return isFigure.test(text) ? `<c r="${place}"><v>${text}</v></c>` : textCell(place, text.replace(guarded, ''));
};

/** The line of a number, its headings in bold. */
const rowOf = (cells: readonly string[], line: number): string => {
  const places = cells.map((text, at) => {
    const place = `${columnName(at)}${line}`;
    return line === 1 ? textCell(place, text, 1) : cellOf(place, text);
  });
  return `<row r="${line}">${places.join('')}</row>`;
};

const widthsOf = (lines: readonly (readonly string[])[]): number[] =>
  (lines[0] ?? []).map((_, at) =>
    lines.reduce((width, cells) => Math.min(widest, Math.max(width, (cells[at] ?? '').length + 2)), narrowest),
  );

/**
 * A CSV file of the server as a workbook of Excel (ECMA-376): its first line is the headings, which stay in sight.
 * Undefined where it is no CSV. Libraries that write workbooks zip in workers of their own, from scripts in a `blob:`,
 * which the content policy refuses.
 */
export const workbookOf = (csv: string): Uint8Array<ArrayBuffer> | undefined => {
  const read = readSeparated(csv.replace(/^\uFEFF/, ''), ',');
  if (typeof read === 'number') return undefined;
  const lines = read.map(({ cells }) => cells);
  const columns = widthsOf(lines).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const sheet =
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}` +
    `<sheetData>${lines.map((cells, at) => rowOf(cells, at + 1)).join('')}</sheetData></worksheet>`;
  const files = { ...parts, 'xl/worksheets/sheet1.xml': sheet };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
};
