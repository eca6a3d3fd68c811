// A second real process for tests: opens the store of argv[2], or the PostgreSQL of argv[3], writes a row, says so, and
// stays until killed.
import { pino } from 'pino';
import { openDatabase } from '#server/main/open-database.ts';
import { content } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';

const dataDir = process.argv[2] ?? '';
try {
  const store = await openDatabase({ dataDir, databaseUrl: process.argv[3], log: pino({ level: 'silent' }) });
  await store.school(0, ({ db }) => db.insert(content).values({ schoolId: 0, type: 'acknowledged' }));
  console.log(JSON.stringify({ open: true }));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.log(JSON.stringify({ code: error.code, message: error.message, hint: error.hint }));
}
