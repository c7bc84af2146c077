/** The check of `engine verify`, in a file of its own that is loaded when it is first asked for. R-PRF-15 */
export { checkRewards } from '@mundo-manager/engine/proof';
