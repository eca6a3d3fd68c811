import type { ErrorArea } from './define.ts';

/** What keeps a program from starting. */
export const startErrors = {
  /** Each fault ends with its cure. */
  SETTINGS: { text: '{faults}', hint: '' },
  PORT_IN_USE: {
    text: 'Port {port} is in use.',
    hint: 'Choose another with {option}, or any free one with {anyPort}.',
  },
  PORT_DENIED: { text: 'Port {port} may not be used.', hint: 'Choose one above 1023 with {option}.' },
  NO_ADDRESS: {
    text: 'This machine has no address "{host}".',
    hint: 'Leave {option} out to listen on this machine only.',
  },
  CONTROL_TAKEN: {
    text: 'Another server already uses {folder}.',
    hint: 'Stop it, or give this server a DATA_DIR of its own.',
  },
  CONTROL_SOCKET: {
    text: 'The control socket {file} cannot be created ({reason}).',
    hint: 'Choose a DATA_DIR on a local disk in which this user may create sockets.',
  },
  NOT_BUILT: { text: 'Scripts, styles and fonts are not built.', hint: 'Build them with: npm run build' },
  NO_DEVELOPMENT: {
    text: '{what} needs the development packages. {reason}',
    hint: 'Install them with: npm install --include=dev',
  },
  NO_CHROMIUM: {
    text: 'No Chromium was found.',
    hint: 'Install one with: npx playwright install chromium. Or name one in CHROMIUM_PATH.',
  },
} as const satisfies ErrorArea;
