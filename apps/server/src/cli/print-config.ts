/** `npm run config`: prints the configuration in force, with secrets masked. */
import { ConfigError, formatConfig, readConfig } from '../config.ts';

try {
  console.log(formatConfig(readConfig()));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 78;
}
