import type { JSONSchema } from 'json-schema-to-ts';

/**
 * The contract of something that only the command line asks for, of a running server or of the database next to it. Its
 * parameters are checked by their schema wherever they come from. What it does is defined elsewhere.
 */
export interface Command {
  /** How it is reached. */
  readonly door: 'command';
  /** As it is typed after `schoolyard`; unique, and the action in the audit log. */
  readonly name: string;
  readonly params: JSONSchema;
}

export const defineCommand = <const T extends Omit<Command, 'door'>>(command: T): T & Pick<Command, 'door'> => ({
  ...command,
  door: 'command',
});

/** A school's slug, also one that no school has: that is told by the command. */
export const slugParam = { type: 'string', maxLength: 200 } as const satisfies JSONSchema;

/** An absolute path on the machine of the installation. */
export const pathParam = { type: 'string', minLength: 1, maxLength: 4096 } as const satisfies JSONSchema;

export const themeIdParam = {
  type: 'integer',
  minimum: -2147483648,
  maximum: 2147483647,
} as const satisfies JSONSchema;
