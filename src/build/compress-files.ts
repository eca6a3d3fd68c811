import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Brotli, as hard as it goes. */
export const brotli = (data: Buffer): Buffer => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  return brotliCompressSync(data, { params });
};

/** Compresses files once; requests are answered with what is next to the file. */
export const compressFiles = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const data = await readFile(path);
    await writeFile(`${path}.br`, brotli(data));
    await writeFile(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
};
