import type { PluginAPI, PluginObject } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** What Lingui’s macro writes before each descriptor it makes. */
const DESCRIPTOR_MARK = /^\*\s*i18n\s*$/;

/**
 * Babel plugin that runs after Lingui’s macro. Compiles each message’s ICU text to tokens, so that the browser loads
 * and runs no parser. An invalid ICU message fails the build at its place.
 */
export function compiledMessages({ types: t }: PluginAPI): PluginObject {
  return {
    name: 'mundo-manager-compiled-messages',
    visitor: {
      ObjectExpression(path) {
        if (!path.node.leadingComments?.some(({ value }) => DESCRIPTOR_MARK.test(value))) return;
        for (const property of path.node.properties) {
          if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'message' })) continue;
          if (!t.isStringLiteral(property.value)) continue;
          try {
            property.value = t.valueToNode(tokensOf(property.value.value));
          } catch (error) {
            throw path.buildCodeFrameError(`no ICU message: ${(error as Error).message}`);
          }
        }
      },
    },
  };
}

/** The tokens as plain data, without undefined plural offsets. Throws if the text is no ICU message. */
export const tokensOf = (message: string): unknown => JSON.parse(JSON.stringify(compileMessageOrThrow(message)));
