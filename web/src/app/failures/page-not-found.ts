/** Never thrown: a bot's unknown address is logged under this name. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
