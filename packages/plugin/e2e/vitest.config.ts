import { clientTests } from '../../../tooling/client/config.ts';

export default clientTests('e2e', import.meta.dirname);
