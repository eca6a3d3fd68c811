import { crc32 } from 'node:zlib';

const part = (name: string, text: string) => ({
  name: Buffer.from(name),
  data: Buffer.from(`<?xml version="1.0"?>${text}`),
});

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A number is a day of the calendar, as a spreadsheet counts them. */
type Cell = string | number;

const cellOf = (cell: Cell, at: string): string =>
  typeof cell === 'number'
    ? `<c r="${at}" s="1"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;

/** An .xlsx file with one sheet. */
export const makeXlsx = (rows: readonly (readonly Cell[])[]): Buffer => {
  const sheet = rows
    .map(
      (cells, y) =>
        `<row r="${y + 1}">${cells.map((cell, x) => cellOf(cell, `${'ABCDEFGH'[x]}${y + 1}`)).join('')}</row>`,
    )
    .join('');
  return zip([
    part('[Content_Types].xml', `<Types xmlns="${packages}/content-types"/>`),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
  ]);
};

const u16 = (value: number): Buffer => Buffer.from(new Uint16Array([value]).buffer);
const u32 = (value: number): Buffer => Buffer.from(new Uint32Array([value]).buffer);

/** An archive without compression. */
const zip = (files: readonly ReturnType<typeof part>[]): Buffer => {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  for (const { name, data } of files) {
    const [size, offset] = [u32(data.length), Buffer.concat(bodies).length];
    const shared = [u16(20), u16(0), u16(0), u32(0), u32(crc32(data)), size, size, u16(name.length), u16(0)];
    bodies.push(Buffer.concat([Buffer.from('PK\u0003\u0004'), ...shared, name, data]));
    const ends = [u16(0), u16(0), u16(0), u32(0), u32(offset)];
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), u16(20), ...shared, ...ends, name]));
  }
  const [body, directory] = [Buffer.concat(bodies), Buffer.concat(index)];
  const counts = [
    u16(0),
    u16(0),
    u16(files.length),
    u16(files.length),
    u32(directory.length),
    u32(body.length),
    u16(0),
  ];
  return Buffer.concat([body, directory, Buffer.from('PK\u0005\u0006'), ...counts]);
};
