import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DoctorFinding, fault, sound, warning } from './finding.ts';

const gigabyte = 1024 ** 3;
const enough = { free: gigabyte, least: gigabyte / 10 };
const oldestNode = [20, 19] as const;

/** The settings that can be derived from the machine they run on. */
export interface MachineSettings {
  readonly dataDir: string;
  readonly baseUrl: URL;
  /** Whether BASE_URL was left out. */
  readonly baseUrlIsDefault: boolean;
  /** Empty: mails go to a folder. */
  readonly smtpUrl: string;
}

/** What can be seen of the machine and the settings without the database. */
export const checkMachine = (
  config: MachineSettings,
  environment: Readonly<Record<string, string | undefined>>,
): DoctorFinding[] => [
  checkNode(process.versions.node),
  checkFolder(config.dataDir),
  checkDisk(config.dataDir),
  checkSecret(config, environment),
  checkAddress(config),
  checkMail(config),
];

/** Whether a version of Node.js is one that the product runs on. */
export const checkNode = (version: string): DoctorFinding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return isNew
    ? sound('Node.js', version)
    : fault('Node.js', `${version} is too old`, `Install ${oldestNode.join('.')} or newer.`);
};

const checkFolder = (dataDir: string): DoctorFinding => {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return fault('Data folder', `${dataDir} cannot be written to`, 'Give it to the user that the server runs as.');
  }
  const isOpen = (statSync(dataDir).mode & 0o007) !== 0;
  return isOpen
    ? warning('Data folder', `${dataDir} can be read by every user of this machine`, `Run: chmod o-rwx ${dataDir}`)
    : sound('Data folder', dataDir);
};

const checkDisk = (dataDir: string): DoctorFinding => {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1)} GB free`;
  const cure = 'Make room, or move DATA_DIR to a larger disk.';
  if (free < enough.least) return fault('Disk', text, cure);
  return free < enough.free ? warning('Disk', text, cure) : sound('Disk', text);
};

const checkSecret = (
  { dataDir }: MachineSettings,
  { SECRET }: Readonly<Record<string, string | undefined>>,
): DoctorFinding => {
  if (SECRET) return sound('Secret', 'from SECRET');
  const file = join(dataDir, 'secret');
  const { mode } = statSync(file);
  return (mode & 0o077) === 0
    ? sound('Secret', `${file}; keep a copy where the backups are not`)
    : fault('Secret', `${file} can be read by others`, `Run: chmod 600 ${file}`);
};

const checkAddress = ({ baseUrl, baseUrlIsDefault }: MachineSettings): DoctorFinding => {
  const isLocal = baseUrl.hostname === 'localhost' || baseUrl.hostname.endsWith('.localhost');
  if (baseUrl.protocol === 'https:' || isLocal) {
    const text = baseUrlIsDefault ? `${baseUrl.origin}, for this machine alone` : baseUrl.origin;
    return sound('Address', text);
  }
  return warning(
    'Address',
    `${baseUrl.origin} is not https: passwords travel in the open`,
    'Put a proxy with TLS in front, and set BASE_URL to its https address.',
  );
};

const checkMail = ({ smtpUrl, dataDir }: MachineSettings): DoctorFinding =>
  smtpUrl
    ? sound('Mail', 'through SMTP_URL')
    : warning('Mail', `is only written to ${join(dataDir, 'outbox')}`, 'Set SMTP_URL so that invitations arrive.');
