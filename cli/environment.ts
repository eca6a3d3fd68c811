import { existsSync } from 'node:fs';
import { type Config, readConfig } from '#server/main/config.ts';

/** Takes the file `.env` of the current folder, where it stands, into the environment, whose own values win. */
export const loadEnvironmentFile = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env');
};

/** The settings from the environment and the file `.env`. */
export const readEnvironment = (): Config => {
  loadEnvironmentFile();
  return readConfig(process.env);
};
