/** A PDF of one empty page, with a piece of text in its body. */
export const pdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${inside}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

export interface ZippedFile {
  readonly name: string;
  readonly data?: string;
  /** What the directory says that it unpacks to, where that is not the truth. */
  readonly declared?: number;
  readonly packed?: number;
  readonly offset?: number;
  readonly encrypted?: boolean;
}

/** A ZIP file of files that are not compressed. */
export const zip = (files: readonly ZippedFile[], comment = ''): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = 'x', declared, packed, encrypted = false, ...file } of files) {
    const [bytes, title] = [Buffer.from(data), Buffer.from(name)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(encrypted ? 1 : 0, 2);
    facts.writeUInt32LE(packed ?? bytes.length, 14);
    facts.writeUInt32LE(declared ?? bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(file.offset ?? offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, facts, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, list, end, Buffer.from(comment)]);
};

/** A Word, Excel or PowerPoint file, as far as its names say, with more files in it. */
export const office = (type: 'docx' | 'xlsx' | 'pptx', more: readonly ZippedFile[] = []): Buffer => {
  const main = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' }[type];
  return zip([{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: main }, ...more]);
};

/** A file of the old Office programs, as far as its streams' names say. */
export const oldOffice = (...streams: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le')),
  ]);
