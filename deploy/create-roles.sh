#!/bin/sh
# Once, when the database's folder is empty: three roles, none a superuser. `arrival` owns the product's tables and migrates, `arrival_app` is
# what API and worker work as, `keycloak` has the sign-in's own database and sees nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres \
  -v owner="$DATABASE_OWNER_PASSWORD" -v application="$DATABASE_PASSWORD" -v keycloak="$KEYCLOAK_DATABASE_PASSWORD" <<'END'
create role arrival login password :'owner';
create role arrival_app login password :'application';
create role keycloak login password :'keycloak';
create database arrival owner arrival;
create database keycloak owner keycloak;
revoke connect, temporary on database arrival, keycloak from public;
grant connect on database arrival to arrival_app;
END
