import { fileURLToPath } from 'node:url';

/** A bucket on S3 or on a server that speaks like it. */
export interface S3Place {
  readonly kind: 's3';
  readonly bucket: string;
  /** What every key starts with, without slashes at its ends; empty for none. */
  readonly prefix: string;
  /** The server's origin; without it Amazon's own of the region. */
  readonly endpoint?: string;
  readonly region: string;
  /** Without them those that AWS programs find: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Where pictures and files are stored. */
export type MediaPlace = { readonly kind: 'folder'; readonly directory: string } | S3Place;

/** Reads `file:///folder` or `s3://key:secret@bucket/prefix?endpoint=…&region=…`; undefined if it is neither. */
export const parseMediaUrl = (text: string, awsRegion = 'us-east-1'): MediaPlace | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  try {
    if (url?.protocol === 'file:') return { kind: 'folder', directory: fileURLToPath(url) };
    return url?.protocol === 's3:' ? parseS3(url, awsRegion) : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) return undefined;
    throw error;
  }
};

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

const parseS3 = (url: URL, awsRegion: string): S3Place | undefined => {
  const { hostname: bucket, searchParams } = url;
  const prefix = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
  const region = searchParams.get('region') ?? awsRegion;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (!bucketPattern.test(bucket) || url.port !== '' || url.hash !== '') return undefined;
  if (prefix !== '' && !prefixPattern.test(prefix)) return undefined;
  if (!/^[a-z0-9-]+$/.test(region) || [...searchParams.keys()].some((name) => !['endpoint', 'region'].includes(name)))
    return undefined;
  if (endpoint !== undefined && !isOrigin(endpoint)) return undefined;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) return undefined;
  return {
    kind: 's3',
    bucket,
    prefix,
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
};

const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.origin === text.replace(/\/$/, '');
};
