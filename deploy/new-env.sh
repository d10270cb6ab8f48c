#!/bin/sh
# Prints a .env for docker-compose.yml with fresh secrets. The argument is the first administrator's e-mail address.
set -eu
administrator=${1:?the e-mail address of the first administrator}
secret() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }
plain() { head -c 24 /dev/urandom | base64 | tr -d '\n=+/'; }
cat <<END
# The address that browsers see; it drives the product and its sign-in. With TLS in front: https://…, PUBLIC_SCHEME=https.
PUBLIC_URL=http://arrival.localhost:8080
PUBLIC_SCHEME=http
PROXY_ADDRESS=127.0.0.1:8080
ADMIN_EMAIL=$administrator
# For the first sign-in; a new one is asked for.
ADMIN_PASSWORD=$(plain)
# For the sign-in's letters (forgotten passwords).
SMTP_HOST=
SMTP_PORT=587
SMTP_FROM=arrival@localhost
SMTP_AUTH=false
SMTP_USER=
SMTP_PASSWORD=
SMTP_STARTTLS=true
POSTGRES_PASSWORD=$(plain)
DATABASE_OWNER_PASSWORD=$(plain)
DATABASE_PASSWORD=$(plain)
KEYCLOAK_DATABASE_PASSWORD=$(plain)
KEYCLOAK_ADMIN_PASSWORD=$(plain)
S3_ACCESS_KEY_ID=$(plain)
S3_SECRET_ACCESS_KEY=$(plain)
HEALTH_DATA_KEYS=$(secret)
EVIDENCE_SIGNING_KEYS=$(secret)
# docker compose --profile monitoring up: dashboards at GRAFANA_ADDRESS, as admin.
GRAFANA_PASSWORD=$(plain)
GRAFANA_ADDRESS=127.0.0.1:3300
FEATURES=
END
