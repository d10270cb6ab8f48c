import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Get, HttpCode, Module, Post, Query, Req, UseGuards, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthGuard, PassportModule, PassportStrategy } from '@nestjs/passport';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';
import { compressAnswers } from './compress';
import { entities, ownTables } from './entities';
import { GuestService } from './guest.service';
import { CompletionBody, GroupingBody, PageQuery } from './requests';

/** The usual stack: Nest on Express, passport-jwt with a PEM key, class-validator, TypeORM `find` and `save`, compression on the fly. */
const settings = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  issuer: string;
  audience: string;
  pem: string;
};

interface Claims {
  iss: string;
  sub: string;
  given_name?: string;
}

class JwtStrategy extends PassportStrategy(Strategy) {
  constructor() {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.pem,
      algorithms: ['ES256'],
      issuer: settings.issuer,
      audience: settings.audience,
    });
  }

  validate(claims: Claims): Claims {
    return claims;
  }
}

@Controller('api')
class GuestController {
  constructor(private readonly guests: GuestService) {}

  @Get('bench/hello')
  @UseGuards(AuthGuard('jwt'))
  hello(@Query() { page }: PageQuery, @Req() { user }: { user: Claims }) {
    return { page, name: user.given_name };
  }

  @Post('tasks/ContactTaskGrouping/Location/1')
  @HttpCode(200)
  @UseGuards(AuthGuard('jwt'))
  group(@Body() body: GroupingBody, @Req() { user }: { user: Claims }) {
    return this.guests.group(user.iss, user.sub, body);
  }

  @Post('tasks/contact/complete/Waiver')
  @HttpCode(200)
  @UseGuards(AuthGuard('jwt'))
  complete(@Body() body: CompletionBody, @Req() { user }: { user: Claims }) {
    return this.guests.complete(user.iss, user.sub, body);
  }

  @Get('settings/client')
  settings() {
    return this.guests.settings();
  }
}

const database = TypeOrmModule.forRoot({ type: 'postgres', url: settings.databaseUrl, entities, extra: { max: 12 } });

@Module({ imports: [PassportModule, database], controllers: [GuestController], providers: [GuestService, JwtStrategy] })
class UsualModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(UsualModule, new ExpressAdapter(), {
    logger: ['error'],
  });
  app.useBodyParser('json', { limit: '1mb' });
  app.use(compressAnswers);
  app.use((request: { method: string; url: string }, _response: unknown, next: () => void) => {
    console.log(JSON.stringify({ method: request.method, url: request.url }));
    next();
  });
  app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true }));
  await app.get(DataSource).query(ownTables);
  await app.listen(0, '127.0.0.1');
  process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}

void main();
