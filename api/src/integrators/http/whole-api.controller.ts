import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { Admin } from '../../platform/auth/access';
import { committedDocument } from '../../platform/http/document/committed-document';

@ApiTags('API')
@Controller('api/admin/openapi.json')
export class WholeApiController {
  @Admin()
  @Get()
  @ApiOperation({ summary: 'The whole API as an OpenAPI document' })
  @ApiOkResponse({ schema: { type: 'object', description: 'OpenAPI 3.1' } })
  read(): OpenAPIObject {
    return committedDocument();
  }
}
