import { clientTests } from '../../../tooling/client/config.ts';

export default clientTests('hosts-e2e', import.meta.dirname);
