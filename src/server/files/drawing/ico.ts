const headerBytes = 22;

/** A PNG of at most 256 pixels as an icon file with this one picture. */
export const icoOf = (png: Buffer, side: number): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side % 256, 6);
  header.writeUInt8(side % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
};
