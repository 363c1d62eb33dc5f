import type { CityOutline, Gazetteer } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { FindGoogleAccount } from '../google/google-accounts.ts';
import type { PasswordCost } from '../passwords/passwords.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Views } from '../platform/web/load-views.ts';
import type { WebBuild } from '../platform/web/load-web-build.ts';
import type { Store } from '../store.ts';
import type { DatePlanner } from './date-planner.ts';

/** Everything that the server is built from and that differs between production and tests. */
export interface Parts extends DatePlanner {
  readonly config: Config;
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  readonly now: () => Date;
  readonly cities: readonly CityOutline[];
  readonly gazetteer: Gazetteer;
  /** Called when somebody does what people usually do just before they ask for a plan. */
  readonly expectPlan: () => void;
  /** Undefined: nobody can sign in with Google. */
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly passwordCost: PasswordCost;
  /** Whether the disk of the data folder is nearly full. */
  readonly isDiskLow: () => boolean;
  /** Undefined: nobody reads metrics. */
  readonly metrics: Metrics | undefined;
  readonly webBuild: WebBuild;
  readonly views: Views;
  /** Whether to write the log, as JSON lines on standard output. */
  readonly logger: boolean;
}

/** Registers the calls of one noun. */
export type Routes = (api: FastifyInstance) => void | Promise<void>;
