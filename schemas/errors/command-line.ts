import type { ErrorArea } from './define.ts';

const howToGetToken =
  'Create one where the server runs, with: schoolyard token create. Pass it with --token, or in SCHOOLYARD_TOKEN.';

/** A command used wrongly, given something that does not exist, or refused. */
export const commandLineErrors = {
  /** What is wrong with the arguments of one command. */
  USAGE: { text: '{what}', hint: '{hint}' },
  COMMAND_PARAMS: {
    text: '"{command}" got invalid parameters: {what}',
    hint: 'Use the command line of the same version as the server.',
  },
  UNKNOWN_COMMAND: {
    text: 'The running server does not know "{command}".',
    hint: 'Restart it after an upgrade.',
  },
  NO_FILE: { text: 'There is no file "{file}".', hint: '{hint}' },
  FILE_ACCESS: { text: '{file} cannot be {done}: {reason}.', hint: 'Check its permissions.' },
  REPORT_FILE: {
    text: 'The report cannot be written: {reason}',
    hint: 'Name another file with --report <file>.',
  },
  NO_DATABASE: {
    text: "{what} needs the schools' database, and there is none here.",
    hint: 'Run it where the server has its DATA_DIR, or set DATA_DIR or DATABASE_URL.',
  },
  UNKNOWN_SCHOOL: { text: 'There is no school "{slug}".', hint: 'See the slugs with: schoolyard school list' },
  UNKNOWN_DEMO_SCHOOL: { text: 'There is no school "{name}".{meant}', hint: '{schools}' },
  SCHOOL_SLUG: {
    text: '"{slug}" cannot be a school\'s slug.',
    hint: 'Use 3–60 lower-case letters, digits and single hyphens, and no name that the platform uses itself.',
  },
  SCHOOL_STATE: { text: 'There is no state "{state}".', hint: 'States: {states}.' },
  SCHOOL_MOVE: { text: '{reason}', hint: 'From here it can become: {states}.' },
  MOVE_REASON: {
    text: 'A reason must have 3 to 500 characters.',
    hint: 'Say why with --reason: the school reads it.',
  },
  ACCOUNT: { text: '{reason}', hint: 'Correct it and run the command again.' },
  UNKNOWN_TOKEN: { text: 'There is no token {id}.', hint: 'See the ids with: schoolyard token list' },
  TOKEN_NAME: {
    text: "A token's name must have 1 to {limit} characters on one line.",
    hint: 'Say what the token is for, such as: --name "laptop of Asha"',
  },
  TOKEN_DAYS: {
    text: '--expires takes 1 to {limit} whole days.',
    hint: 'Omit --expires for a token that is valid until revoked.',
  },
  NO_OPERATOR_TOKEN: {
    text: 'There is no operator token.',
    hint: howToGetToken,
  },
  OPERATOR_TOKEN: {
    text: 'That is not an operator token: a token is syd_ followed by 43 characters.',
    hint: howToGetToken,
  },
  TOKEN_REFUSED: {
    text: '{origin} does not accept the token: it is unknown there, expired or revoked.',
    hint: 'Create one where that server runs, with: schoolyard token create',
  },
  SERVER_ADDRESS: {
    text: '--server or BASE_URL is not a server address.',
    hint: 'Use one such as {example}, without user name or password.',
  },
  SERVER_MOVED: { text: '{origin} redirects to {location}.', hint: 'Give the final address with --server.' },
  SERVER_STRANGE: {
    text: 'The server at {origin} is not a Schoolyard server of this version (status {status}).',
    hint: 'Name another with --server, or upgrade it.',
  },
  SERVER_AWAY: {
    text: 'No server answers at {origin} ({reason}).',
    hint: 'Start one with: schoolyard serve, or name its address with --server.',
  },
  SERVER_SLOW: {
    text: '{origin} did not answer within {seconds} seconds.',
    hint: 'Look at its log, and try again: what was done already is not done twice.',
  },
  SERVER_STOPPED: {
    text: 'The server stopped before it had answered.',
    hint: 'Look at its log, and try again.',
  },
  /** What a running server says, in its own words. */
  SERVER_REFUSED: { text: '{message}', hint: '{hint}' },
  SERVER_FAILED: {
    text: '{origin} failed. {message}',
    hint: 'Look for {requestId} in its log, and try again.',
  },
} as const satisfies ErrorArea;
