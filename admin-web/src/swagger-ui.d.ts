declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Options {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly docExpansion: 'none' | 'list' | 'full';
    readonly defaultModelsExpandDepth: number;
    readonly supportedSubmitMethods: readonly string[];
    readonly filter: boolean;
  }
  export default function SwaggerUi(options: Options): void;
}
