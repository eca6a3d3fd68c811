import { rmSync } from 'node:fs';
import S3rver from 's3rver';
import { scratch } from './template.ts';

/** A bucket on a server of its own on this machine. */
export interface TestBucket {
  /** As MEDIA_URL names it, with a prefix. */
  readonly url: string;
  /** The folder that the server keeps it in. */
  readonly directory: string;
  end(): Promise<void>;
}

export const startBucket = async (prefix = 'school-files'): Promise<TestBucket> => {
  const directory = scratch();
  const options = { address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'pictures' }] });
  const { port } = await server.run();
  const query = new URLSearchParams({ endpoint: `http://127.0.0.1:${port}`, region: 'ap-south-1' });
  return {
    url: `s3://S3RVER:S3RVER@pictures/${prefix}?${query}`,
    directory,
    async end() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
