import type { Command } from 'commander';

export const registerTokenRevoke = (token: Command): void => {
  token
    .command('revoke')
    .description('Revoke a token')
    .argument('<id>', "the token's id")
    .action(async (id: string) => (await import('../actions/token-revoke.ts')).tokenRevokeCommand(id));
};
