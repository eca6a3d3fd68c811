import { existsSync } from 'node:fs';
import { type Config, environmentSchema, readConfig } from '#server/main/config.ts';

/** Takes the file `.env` of the current folder, where it stands, into the environment, whose own values win. */
export const loadEnvironmentFile = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env');
};

/** The settings from the environment and the file `.env`. */
export const readEnvironment = (): Config => {
  loadEnvironmentFile();
  return readConfig(process.env);
};

/** A server on this machine with the usual port. */
export const defaultAddress = `http://localhost:${environmentSchema.properties.PORT.default}`;

/**
 * The address of the server that the settings of this folder belong to: BASE_URL as it is written, else this machine at
 * PORT. Whether the settings are right is for the server to say.
 */
export const serverAddress = (): string => {
  loadEnvironmentFile();
  const { BASE_URL = '', PORT = '' } = process.env;
  const port = Number(PORT);
  const isPort = Number.isInteger(port) && port > 0 && port <= environmentSchema.properties.PORT.maximum;
  return BASE_URL.trim() || (isPort ? `http://localhost:${port}` : defaultAddress);
};
