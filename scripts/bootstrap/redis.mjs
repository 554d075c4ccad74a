import { canInstallPackages, installPackages } from './apt.mjs';
import { findProgram } from './paths.mjs';
import { Refusal, step } from './report.mjs';
import { lastLine } from './spawn.mjs';

/** A redis-server program; only tests need one. */
export const redisServer = {
  name: 'redis-server',
  isReady: () => findProgram('redis-server') !== null || Boolean(process.env.TEST_REDIS_URL),
  async ensure() {
    if (!canInstallPackages()) {
      throw new Refusal(
        'The tests need redis-server; install it (`apt install redis-server`, `brew install redis`) and try again.',
      );
    }
    await step('installing redis-server (apt)', async () => {
      const { tail } = await installPackages('redis-server');
      if (findProgram('redis-server') === null) {
        throw new Refusal(`apt could not install redis-server (${lastLine(tail)}); install it by hand and try again.`);
      }
    });
  },
};
