import { logPolicyReports } from '../services/policy-reports.ts';
import { answerJson } from './answer.ts';
import { receivedBody } from './guard.ts';
import type { ByteRoute } from './routes.ts';

/** `POST /reports/csp`: violations of the security policy, in the content types of browsers. */
export const policyReports: ByteRoute = async (request, response, { deps, limits }) => {
  await limits.countReport(request);
  await limits.countUnauthenticated(request);
  logPolicyReports(deps, receivedBody(request));
  answerJson(response, {}, 0);
};
