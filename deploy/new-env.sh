#!/bin/sh
# Prints a .env for docker-compose.yml with fresh secrets.
set -eu
secret() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }
plain() { head -c 24 /dev/urandom | base64 | tr -d '\n=+/'; }
cat <<END
POSTGRES_PASSWORD=$(plain)
DATABASE_OWNER_PASSWORD=$(plain)
DATABASE_PASSWORD=$(plain)
KEYCLOAK_DATABASE_PASSWORD=$(plain)
KEYCLOAK_ADMIN_PASSWORD=$(plain)
S3_ACCESS_KEY_ID=$(plain)
S3_SECRET_ACCESS_KEY=$(plain)
HEALTH_DATA_KEYS=$(secret)
ADMIN_EMAILS=
FEATURES=
END
