import { goTo } from '../../run/go-to.ts';
import { failure } from '../../run/outcome.ts';
import { addressOf, joinAddress } from '../parts/address.ts';
import type { Tool } from '../tool.ts';

/** `navigate`: to an address, a path of the deployment, or the start page. */
export const navigate: Tool = async (hands, { step }) => {
  const { flow } = hands.session.input;
  const value = step.value ?? '';
  const address = addressOf({ value, baseUrl: flow.baseUrl, startUrl: joinAddress(flow.baseUrl, flow.url) });
  if (address === null) return failure('not_understood', 'not_understood', `"${value}" is not an address`);
  return goTo(hands.session, address);
};
