import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses files once, as hard as it goes; requests are answered with what is next to the file. */
export const compressFiles = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const data = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    await writeFile(`${path}.br`, brotliCompressSync(data, { params }));
    await writeFile(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
};
