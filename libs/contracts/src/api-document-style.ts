/**
 * What Swagger's own colours lack in contrast (WCAG AA), for the pages of the API and the console alike; its long examples scroll with the
 * page, as a keyboard cannot reach into them.
 */
export const apiDocumentStyle = `
html .swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1b66b3; }
html .swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1a7f4b; }
html .swagger-ui .opblock.opblock-put .opblock-summary-method { background: #a35200; }
html .swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b7568; }
html .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c62828; }
html .swagger-ui .info .title small.version-stamp { background: #4a6b00; }
html:not(.dark-mode) .swagger-ui .btn.authorize { border-color: #1a7f4b; color: #1a7f4b; }
html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #1a7f4b; }
html:not(.dark-mode) .swagger-ui .parameter__in,
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button,
html:not(.dark-mode) .swagger-ui table.headers .header-example { color: #55606b; }
html.dark-mode .swagger-ui table.headers td { color: #e4e6e6; }
html .swagger-ui .microlight span[style*="rgb(211, 99, 99)"] { color: #f2a0a0 !important; }
html .swagger-ui .opblock-summary-path .nostyle { display: inline-block; padding-block: 3px; }
html .swagger-ui .highlight-code > .microlight { max-height: none; overflow: visible; }
`;
