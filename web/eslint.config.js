import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/wire/types.ts", "src/**/*.generated.*"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        parser: ts.parser,
        svelteConfig,
      },
    },
    plugins: { "import-x": importX },
    settings: {
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        "svelte-eslint-parser": [".svelte"],
      },
      "import-x/ignore": ["node_modules"],
      "import-x/extensions": [".ts", ".js", ".svelte"],
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".js", ".svelte"] })],
    },
    rules: {
      // Which folder may import which is in tests/test_layout.py.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-self-import": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions", "methods"] }],
      // A class field is made with $state.raw() and gets its value in the constructor.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 60],
    },
  },
  {
    // Here the types of imported components are not known. svelte-check knows and checks them.
    files: ["**/*.svelte", "src/board/Board.svelte.test.ts", "src/routes.test.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "scripts/*.mjs", "src/service-worker.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
  },
  {
    files: ["vite.config.ts", "plugins/*.ts"],
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: false, project: "./tsconfig.node.json" },
    },
  },
);
