import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Layout is prettier's affair; the limit here is for what prettier leaves alone: comments and long strings.
const longest = ["error", { code: 140, ignorePattern: "^import " }];

export default ts.config(
  { ignores: ["node_modules/", "public/", "src/lib/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "max-len": longest,
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      // An empty string is as good as none for the names and ids that are joined with `||`.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, boolean: true } }],
      // Fields of actions and events are looked up by name in what the server sent: brackets say so.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // `void name` in an effect makes it depend on that name.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Positions are replaced, never changed: the maps and sets made of them need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      // Prettier keeps spaces at the end of a line this way.
      "svelte/no-useless-mustaches": "off",
      // svelte-check tells which of these comments are needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What an each block or an event hands on has no type here; svelte-check knows it and checks it.
      "@typescript-eslint/no-unsafe-argument": "off",
      // What the markup changes is not seen here.
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
