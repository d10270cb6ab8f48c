import type { ErrorCode } from '@arrival/contracts';
import { ApiExtension } from '@nestjs/swagger';

/** Where an operation keeps its codes until the document is made of them. */
export const REFUSES = 'x-refuses';

/** The problems that an operation may answer beyond those that follow from its caller, its parameters and its body. For the API's document. */
export const Refuses = (...codes: readonly ErrorCode[]): MethodDecorator & ClassDecorator =>
  ApiExtension(REFUSES, codes);

export const FAILS_AS = 'x-fails-as';

/** The schema, by its name in the document, that stands in the problem's place where a caller cannot read problems; 401 stays one. */
export const FailsAs = (schema: string): MethodDecorator & ClassDecorator => ApiExtension(FAILS_AS, schema);
