import { Option } from 'commander';

// The options that several commands have.

export const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');

export const serverOption = (): Option =>
  new Option('--server <url>', "the server's address (default: BASE_URL, else this machine at PORT)");

export const tokenOption = (): Option => new Option('--token <token>', 'an operator token (default: SCHOOLYARD_TOKEN)');
